// Prints the Ethereum calls that associate AMOUNT governance tokens with PUBKEY, or with REMOVE set the one that takes them back.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"math/big"
	"net/http"
	"os"
	"strings"
)

const decimals = 18

// setting gives an environment variable, or a default where it is not set.
func setting(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

func stakingBridge() string {
	if address := os.Getenv("STAKING_BRIDGE"); address != "" {
		return address
	}
	url := setting("DATA_NODE", "http://localhost:3008") + "/api/v2/network/parameters/blockchains.ethereumConfig"
	response, err := http.Get(url)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(response.Status)
	}
	var answer struct{ NetworkParameter struct{ Value string } }
	var config struct {
		Bridge struct{ Address string } `json:"staking_bridge_contract"`
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	if err := json.Unmarshal([]byte(answer.NetworkParameter.Value), &config); err != nil {
		log.Fatal(err)
	}
	return config.Bridge.Address
}

// toUnits turns tokens as people write them into the smallest unit.
func toUnits(tokens string) *big.Int {
	whole, fraction, _ := strings.Cut(tokens, ".")
	fraction = (fraction + strings.Repeat("0", decimals))[:decimals]
	units, ok := new(big.Int).SetString(whole+fraction, 10)
	if !ok {
		log.Fatalf("%q is not an amount", tokens)
	}
	return units
}

// region: calls
// word makes one argument of 32 bytes from hexadecimal digits, with or without 0x.
func word(digits string) string {
	digits = strings.ToLower(strings.TrimPrefix(digits, "0x"))
	return strings.Repeat("0", 64-len(digits)) + digits
}

type call struct {
	To    string `json:"to"`
	Value string `json:"value"`
	Data  string `json:"data"`
}

func stakeCalls(token, bridge string, amount *big.Int, pubkey string) []call {
	number := word(fmt.Sprintf("%x", amount))
	return []call{
		{token, "0x0", "0x095ea7b3" + word(bridge) + number},  // approve(address,uint256)
		{bridge, "0x0", "0x83c592cf" + number + word(pubkey)}, // stake(uint256,bytes32)
	}
}

func removeCalls(bridge string, amount *big.Int, pubkey string) []call {
	number := word(fmt.Sprintf("%x", amount))
	return []call{{bridge, "0x0", "0xdd01ba0b" + number + word(pubkey)}} // remove_stake(uint256,bytes32)
}

// endregion: calls

func main() {
	amount := toUnits(setting("AMOUNT", "1"))
	pubkey := setting("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")
	token := setting("VEGA_TOKEN", "set VEGA_TOKEN to the address that staking_token() of the bridge answers")
	calls := stakeCalls(token, stakingBridge(), amount, pubkey)
	if os.Getenv("REMOVE") != "" {
		calls = removeCalls(stakingBridge(), amount, pubkey)
	}
	out, err := json.MarshalIndent(calls, "", "  ")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(out))
}
