// Lists the balances of a party in units of each asset.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

var dataNode, pubkey string

// get reads one JSON document from the data node.
func get(path string, into any) {
	response, err := http.Get(dataNode + path)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(path, ": ", response.Status)
	}
	if err := json.NewDecoder(response.Body).Decode(into); err != nil {
		log.Fatal(err)
	}
}

// region: request
type details struct{ Symbol, Decimals string }

// units writes an amount in the smallest unit as people read it: with 6 decimals 1500000 is 1.500000.
func units(amount, decimals string) string {
	places, err := strconv.Atoi(decimals)
	if err != nil {
		log.Fatal(err)
	}
	if missing := places + 1 - len(amount); missing > 0 {
		amount = strings.Repeat("0", missing) + amount
	}
	if places == 0 {
		return amount
	}
	return amount[:len(amount)-places] + "." + amount[len(amount)-places:]
}

func main() {
	dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
	pubkey = setting("PUBKEY", "the public key of a party")
	fmt.Fprintln(os.Stderr, "Data node:", dataNode)

	var list struct {
		Assets struct {
			Edges []struct {
				Node struct {
					ID      string
					Details details
				}
			}
		}
	}
	get("/api/v2/assets", &list)
	assets := map[string]details{}
	for _, edge := range list.Assets.Edges {
		assets[edge.Node.ID] = edge.Node.Details
	}
	var answer struct {
		Accounts struct {
			Edges []struct {
				Node struct{ Type, Asset, Balance string }
			}
		}
	}
	get("/api/v2/accounts?filter.partyIds="+pubkey, &answer)
	for _, edge := range answer.Accounts.Edges {
		asset := assets[edge.Node.Asset]
		fmt.Println(edge.Node.Type+":", units(edge.Node.Balance, asset.Decimals), asset.Symbol)
	}
}

// endregion: request
