// Sends a transaction and waits until a block has carried it out, or has found that it cannot.
// The transaction cancels all orders of PUBKEY on MARKET.
package main

import (
	"bufio"
	"bytes"
	"crypto/rand"
	"crypto/sha1"
	"crypto/tls"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"strings"
	"time"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

// askWallet calls a method of the wallet and reads its result.
func askWallet(wallet, token, method string, params, result any) {
	body, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": "1", "method": method, "params": params})
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest("POST", wallet+"/api/v2/requests", bytes.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Authorization", "VWT "+token)
	request.Header.Set("Origin", "https://samples.example")
	response, err := (&http.Client{Timeout: time.Minute}).Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	answer := struct {
		Result any
		Error  *struct {
			Code int
			Data string
		}
	}{Result: result}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	if answer.Error != nil {
		log.Fatalf("%d: %s", answer.Error.Code, answer.Error.Data)
	}
}

// region: wait
// openResults opens a stream of the results of a party's transactions. Open it before sending: past results are not sent.
func openResults(dataNode, party string) (*socket, error) {
	// dial, send, receive and close are at the end of this file.
	stream, err := dial(dataNode+"/api/v2/stream/event/bus", "")
	if err != nil {
		return nil, err
	}
	return stream, stream.send(map[string]any{"type": []string{"BUS_EVENT_TYPE_TRANSACTION_RESULT"}, "partyId": party})
}

// waitFor gives an empty text when the transaction had its effect, and otherwise why it had none.
func waitFor(stream *socket, hash string) (string, error) {
	for {
		var message struct {
			Result struct {
				Events []struct {
					TransactionResult struct {
						Hash    string
						Status  bool
						Failure struct{ Error string }
					}
				}
			}
			Error *struct{ Message string }
		}
		if err := stream.receive(&message); err != nil {
			return "", err
		}
		if message.Error != nil {
			return "", fmt.Errorf("the node ended the stream: %s", message.Error.Message)
		}
		for _, event := range message.Result.Events {
			result := event.TransactionResult
			if !strings.EqualFold(result.Hash, hash) {
				continue
			}
			if result.Status {
				return "", nil
			}
			return result.Failure.Error, nil
		}
	}
}

// endregion: wait

func main() {
	dataNode := setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
	wallet := setting("WALLET", "the address of the wallet's service, such as http://localhost:1789")
	token := setting("TOKEN", "a long-living API token of the wallet")
	party := setting("PUBKEY", "the public key that signs")
	market := setting("MARKET", "the id of the market whose orders it cancels")

	var network struct{ ChainID string }
	askWallet(wallet, token, "client.get_chain_id", map[string]any{}, &network)
	fmt.Fprintln(os.Stderr, "Network:", network.ChainID)

	results, err := openResults(dataNode, party)
	if err != nil {
		log.Fatal(err)
	}
	var sent struct{ TransactionHash string }
	askWallet(wallet, token, "client.send_transaction", map[string]any{
		"publicKey":   party,
		"sendingMode": "TYPE_SYNC",
		"transaction": map[string]any{"orderCancellation": map[string]any{"marketId": market}},
	}, &sent)
	fmt.Println("accepted", sent.TransactionHash)
	reason, err := waitFor(results, sent.TransactionHash)
	if err != nil {
		log.Fatal(err)
	}
	results.close()
	if reason == "" {
		fmt.Println("carried out")
	} else {
		fmt.Println("failed:", reason)
	}
}

// socket is a WebSocket (RFC 6455) for messages of JSON. Go's standard library has none; larger programs take a package.
type socket struct {
	conn net.Conn
	in   *bufio.Reader
}

// dial opens a WebSocket at an http or https address.
func dial(address, protocol string) (*socket, error) {
	request, err := http.NewRequest(http.MethodGet, address, nil)
	if err != nil {
		return nil, err
	}
	dialer := &net.Dialer{Timeout: 10 * time.Second}
	var conn net.Conn
	if target := request.URL; target.Scheme == "https" {
		conn, err = tls.DialWithDialer(dialer, "tcp", hostPort(target.Hostname(), target.Port(), "443"), nil)
	} else {
		conn, err = dialer.Dial("tcp", hostPort(target.Hostname(), target.Port(), "80"))
	}
	if err != nil {
		return nil, err
	}
	nonce := make([]byte, 16)
	if _, err := rand.Read(nonce); err != nil {
		return nil, err
	}
	key := base64.StdEncoding.EncodeToString(nonce)
	request.Header.Set("Connection", "Upgrade")
	request.Header.Set("Upgrade", "websocket")
	request.Header.Set("Sec-WebSocket-Version", "13")
	request.Header.Set("Sec-WebSocket-Key", key)
	if protocol != "" {
		request.Header.Set("Sec-WebSocket-Protocol", protocol)
	}
	s := &socket{conn, bufio.NewReader(conn)}
	if err := request.Write(conn); err != nil {
		return nil, err
	}
	response, err := http.ReadResponse(s.in, request)
	if err != nil {
		return nil, err
	}
	accept := sha1.Sum([]byte(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"))
	if response.StatusCode != http.StatusSwitchingProtocols ||
		response.Header.Get("Sec-WebSocket-Accept") != base64.StdEncoding.EncodeToString(accept[:]) {
		return nil, fmt.Errorf("no WebSocket: %s", response.Status)
	}
	return s, nil
}

func hostPort(host, port, otherwise string) string {
	if port == "" {
		port = otherwise
	}
	return net.JoinHostPort(host, port)
}

// Kinds of frames.
const (
	text  = 1
	end   = 8
	ping  = 9
	pong  = 10
	final = 0x80
)

// write sends one frame. A client masks what it sends.
func (s *socket) write(kind byte, payload []byte) error {
	frame := []byte{final | kind}
	switch size := len(payload); {
	case size < 126:
		frame = append(frame, 0x80|byte(size))
	case size < 1<<16:
		frame = binary.BigEndian.AppendUint16(append(frame, 0x80|126), uint16(size))
	default:
		frame = binary.BigEndian.AppendUint64(append(frame, 0x80|127), uint64(size))
	}
	mask := make([]byte, 4)
	if _, err := rand.Read(mask); err != nil {
		return err
	}
	frame = append(frame, mask...)
	for i, b := range payload {
		frame = append(frame, b^mask[i%4])
	}
	_, err := s.conn.Write(frame)
	return err
}

// send sends a message as JSON.
func (s *socket) send(message any) error {
	payload, err := json.Marshal(message)
	if err != nil {
		return err
	}
	return s.write(text, payload)
}

// receive reads the next message, of up to 20 MB, into a value; it answers pings on the way. Silence of 30 seconds is an error.
func (s *socket) receive(message any) error {
	var whole []byte
	for {
		if err := s.conn.SetReadDeadline(time.Now().Add(30 * time.Second)); err != nil {
			return err
		}
		head := make([]byte, 2)
		if _, err := io.ReadFull(s.in, head); err != nil {
			return err
		}
		size := uint64(head[1] & 0x7f)
		if size >= 126 {
			length := make([]byte, 2+6*(size-126))
			if _, err := io.ReadFull(s.in, length); err != nil {
				return err
			}
			size = binary.BigEndian.Uint64(append(make([]byte, 8-len(length)), length...))
		}
		if size > 20<<20 {
			return fmt.Errorf("a message of %d bytes", size)
		}
		payload := make([]byte, size)
		if _, err := io.ReadFull(s.in, payload); err != nil {
			return err
		}
		switch head[0] & 0x0f {
		case ping:
			if err := s.write(pong, payload); err != nil {
				return err
			}
		case pong:
		case end:
			return io.EOF
		default:
			whole = append(whole, payload...)
			if head[0]&final != 0 {
				return json.Unmarshal(whole, message)
			}
		}
	}
}

// close ends the connection: with a closing frame first, so that the node ends what it does for it.
func (s *socket) close() {
	_ = s.write(end, []byte{0x03, 0xe8})
	_ = s.conn.Close()
}
